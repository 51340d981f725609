import { rmSync } from 'node:fs'
import { startPrebundling } from '../../build/prebundle.ts'
import { readConfig } from './config.ts'
import { bootstrap, databaseUrl } from './postgres/bootstrap.ts'
import { clusterDirOf, endLeftoverServer, startCluster } from './postgres/cluster.ts'
import { migrate } from './postgres/migrate.ts'
import { runSchedules } from './postgres/run-schedules.ts'
import { hasTemplate, keepAsTemplate } from './postgres/template.ts'
import { makeDataDir } from './process/data-dir.ts'
import { Fault } from './process/fault.ts'
import { lockDataDir } from './process/lock.ts'
import { keepSmall } from './process/log-rotation.ts'
import { settlePorts } from './process/ports.ts'
import { startWatchdog } from './process/watchdog.ts'
import { type CaptchaKeys, localKeys, type PortName, type Ports } from './settings.ts'
import type { Stack, StackOptions } from './stack-options.ts'
import { startApi } from './web/api-server.ts'
import { endLeftoverFunctions, hasFunction, startFunctions } from './web/edge-functions.ts'
import { startMailbox } from './web/mailbox.ts'
import { startSchedule } from './web/schedule.ts'
import { startWebApp } from './web/web-app.ts'

type Undo = () => Promise<void>

/** Starts the wanted parts, or nothing: when a later part fails, the earlier ones are stopped again. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const undo: Undo[] = []
  const stop = stopOnce(undo)
  try {
    return await startParts(options, undo, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

/** A stack for as long as the work takes. */
export async function withStack<T>(
  options: StackOptions,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const stack = await startStack(options)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}

async function startParts(options: StackOptions, undo: Undo[], stop: Undo): Promise<Stack> {
  const { parts = 'functions', app = 'none', migrated = true, signal, log = () => {} } = options
  const started = async <T extends { stop: Undo }>(part: Promise<T>): Promise<T> => {
    const running = await part
    undo.push(running.stop)
    signal?.throwIfAborted()
    return running
  }

  const watchdog = startWatchdog()
  undo.push(watchdog.dismiss)
  const throwAway = options.dataDir === undefined
  const dataDir = makeDataDir(options.dataDir)
  if (throwAway) {
    watchdog.removeAtEnd(dataDir)
    undo.push(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  }
  undo.push(await lockDataDir(dataDir))
  await endLeftoverServer(dataDir)
  await endLeftoverFunctions(dataDir)
  undo.push(keepSmall(dataDir).stop)
  const ports = await settlePorts({ ...anyPorts, ...options.ports }, portsOf(parts, app))
  const stack = stackOn(ports, dataDir, stop)

  const prebundling = app === 'dev' ? startPrebundling(watchdog) : undefined
  if (prebundling) undo.push(prebundling.stop)

  const startDatabase = async (seed: boolean) => {
    const cluster = await started(
      startCluster({
        ...{ dataDir, port: ports.db, throwAway, watchdog, log },
        settings: options.postgres ?? {},
      }),
    )
    await bootstrap(ports.db)
    if (migrated) await migrate({ port: ports.db, dataDir, seed })
    signal?.throwIfAborted()
    return cluster
  }
  if (throwAway && migrated && !hasTemplate()) {
    await (await startDatabase(false)).stop()
    keepAsTemplate(clusterDirOf(dataDir), watchdog.removeAtEnd)
  }
  await startDatabase(options.demoData ?? false)
  if (parts === 'database') return stack

  await started(startMailbox(ports, dataDir))
  const config = readConfig()
  const functions =
    parts === 'functions' && hasFunction()
      ? await started(
          startFunctions({
            apiUrl: stack.apiUrl,
            appUrl: stack.appUrl,
            smtp: { port: ports.smtp, from: config.local_smtp.admin_email },
            dataDir,
            env: { ...captchaEnv(options.captcha, stack.apiUrl), ...options.functionEnv },
            reload: app === 'dev',
            deno: options.deno ?? 'deno',
            log,
            watchdog,
          }),
        )
      : undefined
  await started(
    startApi({
      config,
      ports,
      dataDir,
      siteUrl: app === 'none' ? undefined : stack.appUrl,
      jwtExpiry: options.jwtExpiry,
      functionsOrigin: functions?.origin,
      authLimits: options.authLimits ?? true,
      captcha: options.captcha,
    }),
  )
  if (options.schedule) {
    const { functionsUrl, dbUrl } = stack
    const schedule = startSchedule({ functionsUrl, runSchedules: () => runSchedules(dbUrl), log })
    undo.push(schedule.stop)
  }
  await prebundling?.done
  if (app !== 'none') {
    await started(
      startWebApp({
        mode: app,
        port: ports.app,
        apiUrl: stack.apiUrl,
        outDir: (await options.outDir) ?? 'dist',
        captcha: options.captcha,
      }),
    )
  }
  return stack
}

/** The edge function's settings for the captcha, and for its stand-in. */
const captchaEnv = (keys: CaptchaKeys | undefined, apiUrl: string): Record<string, string> =>
  keys
    ? {
        TURNSTILE_SECRET_KEY: keys.secretKey,
        TURNSTILE_VERIFY_URL: `${apiUrl}/captcha/siteverify`,
      }
    : {}

const anyPorts: Ports = { app: 0, api: 0, db: 0, mail: 0, smtp: 0 }

function portsOf(parts: StackOptions['parts'], app: StackOptions['app']): PortName[] {
  if (app !== 'none' && parts === 'database') throw new Fault('The app needs the API as well.')
  if (parts === 'database') return ['db']
  return app === 'none' ? ['db', 'api', 'mail', 'smtp'] : ['db', 'api', 'mail', 'smtp', 'app']
}

function stackOn(ports: Ports, dataDir: string, stop: Undo): Stack {
  const at = (port: number) => `http://127.0.0.1:${port}`
  return {
    ports,
    dbUrl: databaseUrl(ports.db),
    apiUrl: at(ports.api),
    appUrl: at(ports.app),
    mailUrl: at(ports.mail),
    functionsUrl: `${at(ports.api)}/functions/v1`,
    publishableKey: localKeys.publishable,
    secretKey: localKeys.secret,
    dataDir,
    stop,
  }
}

// In the reverse order of starting; one failing part must not keep the others running.
function stopOnce(undo: Undo[]): Undo {
  let stopped: Promise<void> | undefined
  const run = async () => {
    const failures: unknown[] = []
    for (const step of undo.splice(0).reverse()) await step().catch((error) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly')
  }
  return () => {
    stopped ??= run()
    return stopped
  }
}
