type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

const renamed = (object: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value]))

/** Columns under the names of the domain: `tax_id` → `taxId`. */
export const toCamel = <Row extends object>(row: Row) =>
  renamed(row, (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())) as {
    [Name in keyof Row as Camel<Name & string>]: Row[Name]
  }

/** Fields of the domain under the names of their columns: `taxId` → `tax_id`. */
export const toSnake = <Fields extends object>(fields: Fields) =>
  renamed(fields, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as {
    [Name in keyof Fields as Snake<Name & string>]: Fields[Name]
  }
