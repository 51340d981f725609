// Plain JavaScript without imports, so that an old Node can parse it and say what is wrong.
const needed = [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Bahi needs Node ${needed.join('.')} or newer, this is Node ${process.versions.node}.\n` +
      'On Linux and Windows the project brings its own: run `npm ci`, then try again. Elsewhere install a newer one.',
  )
  process.exit(1)
}

const commands = {
  dev: './dev.ts',
  types: './types.ts',
  migration: './migration.ts',
  advisors: './advisors.ts',
  deploy: '../../hosting/deploy.ts',
  backup: '../../hosting/backup.ts',
  restore: '../../hosting/restore.ts',
  'take-over': '../../hosting/take-over.ts',
  bench: '../../bench/main.ts',
  faults: '../../tests/faults/main.ts',
}
const command = commands[process.argv[2] ?? 'dev']

if (!command) {
  console.error(`Usage: node supabase/local/start.mjs ${Object.keys(commands).join(' | ')}`)
  process.exit(1)
}

// Node keeps what it compiles for the next command, which is ready in half of the time.
const { enableCompileCache } = await import('node:module')
enableCompileCache()

const { rememberNpm } = await import('./process/npm.ts')
rememberNpm()
await import(command)
