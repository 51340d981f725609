import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** As much of a browser as the journeys need, whatever protocol drives it. */
export type Browser = {
  open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  clickAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}
export type Size = { width: number; height: number }
/** Errors of the console are added to `errors`, files that the page saves to the folder `downloads`. */
export type Place = Size & { downloads: string; errors: string[] }

const inPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find(existsSync)

export const firefox =
  inPath('firefox-esr', 'firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync)
export const webKitDriver = inPath('WebKitWebDriver')
export const virtualScreen = inPath('Xvfb')
export const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
