import { chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import { build } from 'vite'
import { localKeys } from '../../supabase/local/settings.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { seedInvoices, seedPeople, shareInvoice } from '../load/seed.ts'
import type { Section } from '../report.ts'
import { startHost } from './compressing-host.ts'
import { firstLoadRows } from './first-load.ts'
import { interactionRows } from './interactions.ts'
import { reactDomBytes } from './react-dom-size.ts'

const outDir = 'node_modules/.cache/bahi-bench'

/** The production build in the Chromium of the browser tests, with the headers of production. */
export async function browserSections(): Promise<Section[]> {
  process.env.VITE_SUPABASE_URL = '/supabase-api'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localKeys.publishable
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const stack = await startStack({
    ...{ app: 'built', outDir, authLimits: false },
    postgres: { plan_cache_mode: 'auto' },
  })
  const host = await startHost(stack.appUrl)
  const browser = await chromium.launch({
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await seedPeople(stack.dbUrl, 1)
    await seedInvoices(stack.dbUrl, 25)
    const shared = await shareInvoice(stack.dbUrl)
    return [
      {
        title: 'First load',
        text: [
          'In Chromium, nothing cached, brotli, CPU four times slower, 1.6 Mbit/s, 150 ms. JavaScript stands beside a page of',
          'react-dom alone, built in the same run; paints beside those of atomic-crm’s login in that profile, taken in another run.',
          '/i/{token} is an unpaid invoice with its UPI code.',
        ].join('\n'),
        rows: await firstLoadRows(browser, host.url, shared, await reactDomBytes()),
      },
      {
        title: 'Interactions',
        text: 'In Chromium, CPU four times slower: from the key or the click to the next paint, the longest of a session; codes on a CPU as it is.',
        rows: await interactionRows(browser, stack.appUrl, 'load1@bench.example'),
      },
    ]
  } finally {
    await browser.close()
    await host.stop()
    await stack.stop()
  }
}
