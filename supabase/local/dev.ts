import { isAsked } from './process/npm.ts'
import { run } from './process/run.ts'
import {
  captchaFrom,
  dataDirFromEnv,
  demoLogin,
  functionEnvFrom,
  loadDotEnv,
  portsFromEnv,
} from './settings.ts'
import { startStack } from './stack.ts'
import type { Stack } from './stack-options.ts'

await run(async (signal) => {
  loadDotEnv()
  const started = performance.now()
  const demo = !isAsked('empty')
  if (demo) {
    // The login screen offers it.
    process.env.VITE_DEMO_EMAIL = demoLogin.email
    process.env.VITE_DEMO_PASSWORD = demoLogin.password
  }
  const stack = await startStack({
    ports: portsFromEnv(process.env),
    dataDir: dataDirFromEnv(process.env),
    app: 'dev',
    demoData: demo,
    schedule: true,
    functionEnv: functionEnvFrom(process.env),
    captcha: captchaFrom(process.env),
    signal,
    log: (line) => process.stderr.write(`${line}\n`),
  })
  process.stdout.write(welcome(stack, demo, (performance.now() - started) / 1000))
  return { stop: stack.stop }
})

function welcome(
  { appUrl, mailUrl, apiUrl, dbUrl }: Stack,
  demo: boolean,
  seconds: number,
): string {
  return `
  Bahi is ready (${seconds.toFixed(1)} s)

  App        ${appUrl}
  Inbox      ${mailUrl}   (every mail the app sends)
  ${demo ? `Demo login ${demoLogin.email} / ${demoLogin.password}` : 'Without demo data'}

  API        ${apiUrl}
  Database   ${dbUrl}

  Stop with Ctrl+C.
`
}
