/** The calls that are not of the common shape: by who may call, or by what is answered. */

const pdf = (summary: string) => ({
  get: {
    tags: ['invoice'],
    summary,
    security: [],
    parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: {
        description: 'The document.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
      404: {
        description: 'There is no such link.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  },
})

export const pdfPath = {
  '/invoice/pdf/{token}': pdf('The PDF of an invoice, for whoever holds its link (`pdfUrl`).'),
  '/share/{token}/pdf': pdf('The PDF of a shared invoice, for whoever holds its share link.'),
}

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

export const schedulePath = {
  '/schedule/run': {
    post: {
      tags: ['schedule'],
      summary:
        'Send the mails that go by themselves and are due: for the project’s own schedule, by its secret key (docs/hosting.md).',
      security: [{ secretKey: [] }],
      responses: {
        200: {
          description:
            'What became of the mails: `refused` are tried again that day, `failed` and `unsure` are not.',
          content: {
            'application/json': {
              schema: { type: 'object' },
              example: {
                success: true,
                message: 'OK',
                data: { sent: 2, refused: 0, failed: 0, unsure: 0 },
              },
            },
          },
        },
        401: refused('Not the secret key.'),
        503: refused('No mail server is set up.'),
      },
    },
  },
}

export const healthPath = {
  '/health': {
    get: {
      tags: ['about'],
      summary:
        'What the function was given and how it sees who calls: for the host, by the secret key.',
      security: [{ secretKey: [] }],
      responses: {
        200: {
          description:
            '`mail`: a mail server is set up. `addressEntries`: how many entries `X-Forwarded-For` had; `yourAddress`: the one that limits count by, the `addressHops`th from the right.',
          content: {
            'application/json': {
              schema: { type: 'object' },
              example: {
                success: true,
                message: 'OK',
                data: {
                  mail: true,
                  addressEntries: 3,
                  addressHops: 2,
                  yourAddress: '203.0.113.9',
                },
              },
            },
          },
        },
        401: refused('Not the secret key.'),
      },
    },
  },
}

export const openapiPath = {
  '/openapi.json': {
    get: {
      tags: ['about'],
      summary: 'This document.',
      security: [],
      responses: {
        200: {
          description: 'OpenAPI 3.1.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
}
