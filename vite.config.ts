import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite'
import { clientPages } from './build/client-pages.ts'
import { hosting } from './build/hosting.ts'
import { prerender } from './build/prerender.ts'
import { hostedProduct } from './build/product.ts'
import { sentences } from './build/sentences.ts'
import { sharedApartFrom, sharedBy } from './build/shared-file.ts'
import { slowNotes } from './build/written/slow-notes.ts'

const needed = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY']

/** Visitors load none of it. */
const supabase = /[\\/]node_modules[\\/]@supabase[\\/]/

const output: BuildEnvironmentOptions = {
  target: 'baseline-widely-available',
  // Every browser of that target preloads modules by itself.
  modulePreload: { polyfill: false },
}

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'BAHI_'])
  const missing = needed.filter((name) => !env[name])
  if (command === 'build' && missing.length > 0) {
    throw new Error(`Set ${missing.join(' and ')} before building. See .env.example.`)
  }
  const origins = {
    supabaseUrl: env.VITE_SUPABASE_URL ?? '',
    captcha: Boolean(env.VITE_TURNSTILE_SITE_KEY),
  }
  const common = () => [
    react(),
    sentences(),
    // In development, and wherever nobody hosts the app, it is Bahi.
    command === 'build' && env.BAHI_HOST ? hostedProduct(env) : null,
  ]
  return {
    plugins: [
      common(),
      clientPages({ plugins: common, build: output }),
      hosting(origins),
      slowNotes(),
      prerender({ ...origins, host: env.BAHI_HOST, appUrl: env.BAHI_APP_URL }),
    ],
    // These come late; found only then, they would load the page anew.
    optimizeDeps: {
      include: [
        'fflate',
        'jspdf',
        'jspdf-autotable',
        'papaparse',
        'read-excel-file/universal',
        'uqr',
        'write-excel-file/universal',
        'write-excel-file/utility',
      ],
    },
    worker: { format: 'es', plugins: () => [sentences()] },
    build: {
      ...output,
      // Pages take no font but their server's: none goes into a style sheet.
      assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
      // The trial draws PDFs in the browser; tests/e2e/weight.spec.ts holds what everybody loads.
      chunkSizeWarningLimit: 640,
      rolldownOptions: {
        output: {
          // The name of a shared file would list its screens.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          codeSplitting: {
            groups: [
              // Everything that the app's entry needs is one file.
              { name: 'first', tags: ['$initial'], priority: 2 },
              { name: 'supabase', test: supabase, priority: 1 },
              sharedBy('site', [
                'app/site/site-layout.tsx',
                'features/public/landing/landing-screen.tsx',
              ]),
              sharedBy('login', ['features/auth/login/login-screen.tsx']),
              // Other modules that four or more screens share are packed by the screens that need them, in files of 1.2 kB or more.
              {
                ...sharedApartFrom(supabase),
                minShareCount: 4,
                entriesAware: true,
                entriesAwareMergeThreshold: 1200,
              },
            ],
          },
        },
      },
    },
  }
})
