import { type DocumentKind, kinds } from '#domain/document/kinds.ts'

/** The addresses of a kind of document: its list, the form of a new one, and each of them. */
export function kindPaths(kind: DocumentKind) {
  const { path } = kinds[kind]
  return {
    list: `/${path}s`,
    create: `/${path}/create`,
    /** The pattern of its route. */
    pattern: `/${path}/:documentId`,
    document: (id: string) => `/${path}/${encodeURIComponent(id)}`,
  }
}
