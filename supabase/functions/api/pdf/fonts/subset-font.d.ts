declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer<ArrayBuffer>,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt'
      keepAllGlyphs?: boolean
      keepFeatures?: string[]
      glyphNames?: boolean
      noHinting?: boolean
      dropTables?: string[]
    },
  ): Promise<Buffer<ArrayBuffer>>
}
