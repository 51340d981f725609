/** The calls whose answers are no JSON of the common shape. */

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
