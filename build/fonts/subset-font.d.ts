declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
    keepAllGlyphs?: boolean
    keepFeatures?: string[]
    glyphNames?: boolean
    noHinting?: boolean
    dropTables?: string[]
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>
}
