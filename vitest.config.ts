import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { sentences } from './build/sentences.ts'
import { twoLines } from './tests/pseudo/two-lines.ts'
import { thorough } from './tests/setup/property.ts'
import { MailsFirst } from './tests/setup/stack/mails-first.ts'

/**
 * Most code of a test runs a few times, where compiling it at once costs less than interpreting it. What it makes is soon
 * garbage: seldom collected, and by one thread, it takes a fourteenth less.
 */
const execArgv = ['--always-sparkplug', '--max-semi-space-size=64', '--single-threaded-gc']

/** Only the gate gives a test that failed a second try: one slow moment of its machine should not cost a change. */
const retry = process.env.CI ? 1 : 0

const screens = (name: string, tests: string, plugins: PluginOption[] = []) => ({
  plugins: [react(), sentences(), ...plugins],
  oxc: { jsx: { runtime: 'automatic' as const, development: thorough(false, true) } },
  test: {
    name,
    include: [tests],
    environment: 'jsdom',
    execArgv,
    retry,
    setupFiles: ['tests/setup/screens/elements.ts', 'tests/setup/screens/screens.ts'],
    // Files of one worker share what they import; tests/setup/screens/screens.ts cleans up after each test.
    isolate: false,
    testTimeout: 20_000,
    env: {
      VITE_SUPABASE_URL: 'http://supabase.test',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    },
  },
})

export default defineConfig({
  test: {
    // As many as a usual machine of a CI has cores: a third takes a quarter more of their time for the same tests.
    maxWorkers: 2,
    sequence: { sequencer: MailsFirst },
    projects: [
      {
        plugins: [sentences()],
        test: {
          name: 'unit',
          include: [
            'supabase/functions/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'build/**/*.test.ts',
          ],
          environment: 'node',
          execArgv,
          retry,
          // Files of one worker share what they import.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      screens('screens', 'src/**/*.test.tsx'),
      // The same screens where the product has one language more.
      screens('pseudo', 'tests/pseudo/**/*.test.tsx', [twoLines()]),
      {
        test: {
          name: 'stack',
          include: [
            'tests/stack/**/*.test.ts',
            'tests/database/**/*.test.ts',
            'tests/api/**/*.test.ts',
            // They run the commands of a host as programs.
            'hosting/**/*.test.ts',
          ],
          environment: 'node',
          execArgv,
          retry,
          globalSetup: ['tests/setup/stack/stack.ts'],
          // As above: sixty files load PostgreSQL's drivers three times in place of sixty.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
