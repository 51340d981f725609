type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** The same values under other names. */
export const renamed = (object: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value]))

/** Columns under the names of the domain: `tax_id` → `taxId`. */
export const toCamel = <Row extends object>(row: Row) =>
  renamed(row, (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())) as {
    [Name in keyof Row as Camel<Name & string>]: Row[Name]
  }
