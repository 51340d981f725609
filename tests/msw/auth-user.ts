export const authUser = (email = 'asha@studio.example', name = 'Asha Rao') => ({
  id: '6f1c0f5e-3f0a-4a53-9a9f-0b8f6f4f2b11',
  aud: 'authenticated',
  role: 'authenticated',
  email,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { name },
  identities: [{ id: '1', provider: 'email' }],
  created_at: '2026-11-01T10:00:00Z',
})

export const authSession = (user: unknown = authUser()) => ({
  access_token: 'header.payload.signature',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
})
