// Reads and writes files of other programs, in one chunk that the first such call loads.
export { importCsv } from '#data/imports/import-file.ts'
export { readCsv } from '#tables/read-csv.ts'
