declare module 'pdfkit' {
  /** The part of PDFKit's types that `pdfkit-invoice.ts` uses. */
  export default class PDFDocument {
    constructor(options: { size: 'A4'; margin: number; bufferPages: boolean; font: string })
    page: { width: number; height: number }
    registerFont(name: string, font: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    text(
      text: string,
      x: number,
      y: number,
      options?: { width?: number; align?: 'right'; lineBreak?: boolean },
    ): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): this
    on(event: 'data', take: (chunk: Uint8Array) => void): this
    on(event: 'end', done: () => void): this
    end(): void
  }
}
