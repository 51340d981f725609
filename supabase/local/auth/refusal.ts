import type { Context } from 'hono'

const newForm = '2024-01-01'
const openToBrowsers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
}

/** A refusal as the Auth server of hosted words it: in the form that the caller's API version wants. */
export function authRefusal(c: Context, status: number, code: string, message: string): Response {
  const headers = { ...openToBrowsers, 'X-Sb-Error-Code': code }
  if ((c.req.header('X-Supabase-Api-Version') ?? '') < newForm) {
    return Response.json({ code: status, error_code: code, msg: message }, { status, headers })
  }
  return Response.json(
    { code, message },
    { status, headers: { ...headers, 'X-Supabase-Api-Version': newForm } },
  )
}
