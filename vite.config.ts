import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chakraParts } from './build/chakra-parts.ts'
import { clientPage } from './build/client-page.ts'
import { hosting } from './build/hosting.ts'
import { prerender } from './build/prerender.ts'
import { hostedProduct } from './build/product.ts'
import { routerParts } from './build/router-parts.ts'
import { sentences } from './build/sentences.ts'

const productionRouter = resolve(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
)

const needed = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY']

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
  return {
    plugins: [
      react(),
      sentences(),
      clientPage(),
      routerParts,
      chakraParts,
      hosting(origins),
      prerender({
        ...origins,
        host: env.BAHI_HOST,
        appUrl: env.BAHI_APP_URL,
      }),
      // In development, and wherever nobody hosts the app, it is Bahi.
      command === 'build' && env.BAHI_HOST ? hostedProduct(env) : null,
    ],
    resolve: {
      // Its package leads every bundler to the build with the warnings for developers.
      alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
    },
    // What draws a PDF, what writes a spreadsheet and what reads a table come late, and would load the page anew.
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
    // A worker's code is a module, as a page's is.
    worker: { format: 'es', plugins: () => [sentences()] },
    build: {
      target: 'baseline-widely-available',
      // Which all know it: 0.3 kB of every page.
      modulePreload: { polyfill: false },
      // What draws a PDF in the browser, which the trial alone asks for; tests/e2e/weight.spec.ts holds what everybody loads.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Or the login would load the whole list of messages for one of them.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          // The app names a hundred files; sixteen letters pack better than sixty-four.
          hashCharacters: 'hex',
          // Screens are called by their names where somebody looks; the first file names all others, too.
          chunkFileNames: ({ name }) =>
            name.endsWith('-screen') ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // The client's page asks for its invoice before React is here. What visitors' pages share comes along: a file each
              // weighs 100 bytes more. The kinds of documents, too, by which the app knows its addresses.
              {
                name: 'loading',
                test: /vite[\\/](?:preload-helper|modulepreload-polyfill)|[\\/](?:domain[\\/](?:product|document[\\/]kinds)|lib[\\/](?:paths[\\/]client-paths|env))\./,
                priority: 1,
              },
              {
                name: 'react',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                priority: 1,
              },
              // What the app's entry needs is one file: thirty small ones weigh 8 kB more and wait for each other. React is
              // left out, and what the client's page shares.
              {
                name: 'first',
                tags: ['$initial'],
                test: /[\\/]node_modules[\\/](?!uqr|valibot)|[\\/]src[\\/](?:ui|app|data|language)[\\/]|[\\/]lib[\\/](?:paths[\\/]paths|kind-paths|stored-session)\./,
              },
              {
                name: 'money',
                test: /[\\/]domain[\\/](?:money|document[\\/]view[\\/]amount-in-words)\./,
              },
              // What the pages of clients share, that ask before React is here.
              {
                name: 'client',
                test: /[\\/]client-page[\\/](?:theme|token|data-api|client-invoice|note-view)\./,
              },
              // What the owner's and the client's page of an invoice share, what reads and sums one up, and the small files beside it.
              {
                name: 'sheet',
                test: /_shared[\\/](?:data[\\/](?:documents[\\/](?:document-row|item-row)|names)|domain[\\/](?:decimals|document[\\/](?:invoice|kind-questions|settlement|standing)|gst[\\/]tax(?:ability)?|language[\\/](?:tongue|page-words)))\.|[\\/]src[\\/]sheet[\\/].*\.tsx|[\\/]client-page[\\/](?:notice|icon|words|pay[\\/](?:download-link|seller-mail))\.|[\\/]domain[\\/]document[\\/]view[\\/](?:document-view|endorsements|item-columns|part-table|parties|small-table|taxes|terms|title)\./,
              },
              {
                name: 'texts',
                test: /[\\/](?:domain[\\/](?:characters[\\/]lines|dates|gst[\\/]states|payment[\\/]upi|people[\\/]country-name)|lib[\\/](?:format|today))\./,
              },
              // What the landing shares with the lists of invoices.
              {
                name: 'badge',
                test: /[\\/]ui[\\/]feedback[\\/]status-badge\.|[\\/]components[\\/]badge[\\/]|[\\/](?:file-plus-corner|users)\.mjs/,
              },
              // What the screens behind the login share in small pieces: a file each is named, and weighs, in the first one.
              {
                name: 'workspace',
                test: /[\\/]src[\\/](?:ui[\\/](?:form[\\/](?:bare-frame|reason-form|file-button|edit-form|transfer-fields|fields[\\/](?:number-field|pasted-number|combo-field|sum-field|typed-sum|date-field|segmented-toggle|select-field|suggest-field|switch-field|text-area-field|typed-values|use-rested))|feedback[\\/](?:empty-state|progress-bar|field-skeleton|loading-region|panel-error|print-notice|row-skeleton)|layout[\\/](?:definition-list|dialog|page-link|page-shape|pagination|place-list|page-header|use-focus-return|use-nearness)|theme[\\/]age-tone)|data[\\/]forms[\\/](?:set-refusal|field-of|use-reason))\.|[\\/]_shared[\\/](?:tables[\\/]table|data[\\/]snake-names)\.|[\\/](?:invoice-status|mail-asked|sheet[\\/]use-tongue|no-way-to-pay|way-to-pay|estimate-badge|run-refusal|schedule-paths|document-tabs)\.|[\\/](?:lib[\\/](?:amount-label|amount-texts|paths[\\/]report-paths|day-text|estimate-tones)|domain[\\/](?:people[\\/]countries|document[\\/]file-names|instants|periods|gst[\\/](?:gstin|rates)))\.|[\\/]language[\\/](?:dates|places|english[\\/](?:documents|sharing))\.|[\\/]components[\\/]grid[\\/]|[\\/](?:archive|archive-arrow-up|send|circle|chevron-down|chevron-left|chevron-right|arrow-left|download|handshake|repeat|trash|archive-restore|file-search|file-text|package|pencil|plus|trash-2|undo-2)\.mjs/,
              },
              // What the dashboard and the set-up path share.
              {
                name: 'figures',
                test: /[\\/](?:data[\\/](?:reports[\\/])?(?:attention|dashboard)|domain[\\/]people[\\/]setup|lib[\\/]paths[\\/]setup-paths|features[\\/]dashboard[\\/]reason)\./,
              },
              // What editor, lists and details of documents share; whether any draft waits is asked without it.
              {
                name: 'drafts',
                test: /[\\/]domain[\\/]document[\\/]list-filter\.|[\\/]src[\\/](?:sending[\\/](?!mail-preview|statement-mails)|data[\\/](?:mail-state|api)\.|lib[\\/]copy-text\.|data[\\/]drafts[\\/](?!use-waiting|waiting-)|data[\\/]invoices[\\/]invoice-table\.|language[\\/]english[\\/](?:deletion|drafts|lists|sending)\.|lib[\\/](?:kept-choice|files[\\/]save-file)\.|features[\\/]invoices[\\/](?:drafts[\\/](?:use-|duplicate-|revise-)|list[\\/](?:list-|table[\\/]figure-of|creating-|invoice-card-parts)))/,
              },
              // Who opens one of these opens others, and the first file names each.
              {
                name: 'content',
                test: /[\\/]features[\\/]public[\\/]content[\\/]|[\\/]language[\\/]english[\\/](?:content|legal)\./,
              },
              {
                name: 'settings',
                test: /[\\/]features[\\/]settings[\\/](?:billing|data[\\/]|notifications|payments|profile|security|setting-(?!screens)|return-to|business-failed|use-settings-form)|[\\/]language[\\/]english[\\/](?:account(?:-data)?|getting-paid)\./,
              },
              {
                name: 'clients',
                test: /[\\/]src[\\/](?:features[\\/]clients[\\/]|language[\\/]english[\\/](?:clients|receiving|statement-mails)\.|sending[\\/]statement-mails\.|data[\\/](?:clients|statement-sharing)\.)|[\\/]_shared[\\/]data[\\/]reports[\\/]statement-links\./,
              },
              // The table, its filters and what is done with chosen invoices: who works with one does with the others.
              {
                name: 'table',
                test: /[\\/]src[\\/](?:features[\\/]invoices[\\/]list[\\/](?:table[\\/](?!figure-of)|filter[\\/]|chosen[\\/](?!invoices-csv))|data[\\/]invoices[\\/]chosen\.|language[\\/]english[\\/]table\.)/,
              },
              // Who opens one report opens another; the charts come by themselves.
              {
                name: 'reports',
                test: /[\\/]features[\\/]reports[\\/](?:range-fields|use-report-address|statement[\\/]|registers[\\/](?!revenue-(?:panel|chart)\.))|[\\/]domain[\\/]reports[\\/](?:ranges|columns)\.|[\\/]language[\\/]english[\\/](?:registers|statements)\.|[\\/]data[\\/](?:reports[\\/])?(?:reports|registers|statements)\./,
              },
              // What shows and hands on a captcha where the host has one; its widget comes by itself.
              {
                name: 'captcha',
                test: /[\\/](?:login-captcha|form[\\/]captcha-field|lib[\\/]captcha|account[\\/]captcha-token)\./,
              },
              // What the ways in share.
              {
                name: 'entry',
                test: /[\\/]src[\\/]features[\\/]auth[\\/](?:auth-heading|auth-link|navigation-state|signed-out-only)\./,
              },
              // What most screens with a form share: a file each weighs 1 kB more.
              {
                name: 'forms',
                test: /[\\/]src[\\/]ui[\\/](?:form[\\/](?:field-frame|input|submit-button|fields[\\/](?:password-field|text-field))|feedback[\\/]form-error|theme[\\/]control)\.|[\\/]language[\\/]rich\.|[\\/]components[\\/](?:icon|link|separator|stack)[\\/]|[\\/](?:eye|eye-off|circle-exclamation-point)\.mjs/,
              },
            ],
          },
        },
        treeshake: {
          // Emotion needs them for what is not used here; as CommonJS they would stay nevertheless.
          moduleSideEffects: [
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
          // One of Chakra's recipes takes over what another one has, and would keep it.
          propertyReadSideEffects: false,
          // Chakra's own colours and recipes, which the theme leaves out, would be kept as calls nobody may drop.
          manualPureFunctions: [
            'defineTokens',
            'defineSemanticTokens',
            'defineRecipe',
            'defineSlotRecipe',
            'defineConfig',
            'defineLayerStyles',
            'defineAnimationStyles',
            'defineTextStyles',
            'defineKeyframes',
            'createAnatomy',
            'createContext',
          ],
        },
      },
    },
  }
})
