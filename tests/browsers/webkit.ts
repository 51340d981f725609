import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../supabase/local/process/ports.ts'
import { type Browser, hasScreen, type Place, virtualScreen, webKitDriver } from './browser.ts'

/** GTK draws no window without a screen: where the machine has none, one in memory. Its number is the screen's name. */
async function startScreen() {
  const screen = spawn(virtualScreen ?? '', ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))
  return { display: `:${String(name).trim()}`, stop: () => screen.kill() }
}

/** Writes the folder from which the browser reads how the person likes their desktop. */
function configure(folder: string) {
  const gtk = join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  // The bar of MiniBrowser is wider than a phone.
  const slim =
    '* { min-width: 0; margin: 0; padding: 0; border: 0; } image { -gtk-icon-source: none; }'
  writeFileSync(join(gtk, 'gtk.css'), slim)
}

/** WebKitGTK by the HTTP protocol of WebDriver; MiniBrowser comes with the driver. */
export async function startWebKit({ width, height, downloads, errors }: Place): Promise<Browser> {
  const screen = hasScreen ? undefined : await startScreen()
  configure(downloads)
  const port = await freePort()
  const driver = spawn(webKitDriver ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: downloads,
      ...(screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }),
    },
  })
  const ask = async (path: string, body?: object, method = 'POST') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  for (let tries = 0; tries < 50; tries += 1) {
    if (await ask('/status', undefined, 'GET').catch(() => undefined)) break
    await setTimeout(100)
  }
  const { sessionId } = await ask('/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const evaluate = (expression: string) =>
    ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const act = (type: string, actions: object[]) =>
    ask(`${session}/actions`, { actions: [{ type, id: type, actions }] })
  // The protocol hands on no console: the page keeps its own, from its load on.
  const takeErrors = async () => {
    errors.push(...((await evaluate('window.keptErrors?.splice(0) ?? []')) as string[]))
  }
  await ask(`${session}/window/rect`, { width, height })
  const bar = height - Number(await evaluate('innerHeight'))
  await ask(`${session}/window/rect`, { width, height: height + bar })
  return {
    open: async (address) => {
      await takeErrors()
      await ask(`${session}/url`, { url: address })
      await evaluate(`(() => {
        const kept = window.keptErrors = []
        console.error = (...said) => kept.push(said.join(' '))
        addEventListener('error', ({ message }) => kept.push(message))
        addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)))
      })()`)
    },
    evaluate,
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    close: async () => {
      await takeErrors()
      await ask(session, undefined, 'DELETE')
      driver.kill()
      screen?.stop()
    },
  }
}
