import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
export const hasWebKit = Boolean(webKitDriver && (hasScreen || virtualScreen))
