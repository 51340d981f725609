// What reads and writes a file of another program, in one piece that the first such call loads.
export { importCsv } from '#data/imports/import-file.ts'
export { readCsv } from '#tables/read-csv.ts'
