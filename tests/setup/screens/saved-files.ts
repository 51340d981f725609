import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom downloads nothing: this is the browser's part, from the file to the name it is saved under. */
export function savedFiles() {
  const saved: { name: string; file: Blob }[] = []
  const files = new Map<string, Blob>()
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.set('blob:1', file)
      return 'blob:1'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() })
    })
  })
  afterEach(() => {
    vi.mocked(HTMLAnchorElement.prototype.click).mockRestore()
  })
  return saved
}
