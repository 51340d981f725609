import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { build, type Manifest } from 'vite'
import { sentences } from '../../build/sentences.ts'
import { marked } from '../pseudo/mark.ts'
import { thorough } from '../setup/property.ts'
import { chooseLanguage, expect, expectSettled, goWithin, coldTest as test } from './journey.ts'
import { outDir } from './out-dir.ts'
import { enter, giveRegulars, makeSeller } from './seller.ts'

test.skip(({ hasTouch }) => !hasTouch, 'A phone has the least room.')
test.slow()

/** The file of the build with Hindi's screens. */
function hindiFile() {
  const manifest: Manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'))
  const file = manifest['supabase/functions/_shared/languages/hi/screens/index.ts']?.file
  if (!file) throw new Error('The build has no screens in Hindi.')
  return file
}

/** The pseudo-language in one file: English, two fifths longer. */
async function pseudoFile() {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sentences()],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'tests/pseudo/chunk.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.')
  return chunk.code
}

/** Lists what makes the page wide, what its box cuts without a sign, and text that leaves a box to the side. */
function faults() {
  const said = (element: Element | null) =>
    `${element?.tagName}: ${element?.textContent?.slice(0, 60)}`
  const styleOf = (element: Element) => getComputedStyle(element)
  const { clientWidth: room, scrollWidth } = document.documentElement
  const found = scrollWidth > room ? [`The page has ${scrollWidth}`] : []

  /** A box that text leaves before anything is cut or scrolled. */
  function boxLeft({ left, right }: DOMRect, from: Element | null) {
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position, display } = styleOf(box)
      if (overflowX !== 'visible' || position === 'absolute') return null
      const own = box.getBoundingClientRect()
      if (display !== 'inline' && display !== 'contents') {
        if (left < own.left - 1 || right > own.right + 1) return box
      }
    }
    return null
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    // A chart draws its own text.
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg')) continue
    range.selectNodeContents(text)
    const box = boxLeft(range.getBoundingClientRect(), parent)
    if (box) found.push(`"${text.textContent}" leaves ${said(box)}`)
  }
  for (const box of document.querySelectorAll('body *')) {
    const isCut = box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1
    if (!isCut || !box.checkVisibility()) continue
    const { overflowX, textOverflow } = styleOf(box)
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis') found.push(`Cut is ${said(box)}`)
  }
  return found
}

/** No two that follow one another have one title, by which one sees that the next is there. */
const screensOf = (invoiceId: string) =>
  thorough(
    ['/invoice/create', `/invoice/${invoiceId}`, '/dashboard'],
    [
      ...['/invoices', '/setting/profile', '/invoices?view=table', '/invoice/create', '/clients'],
      ...['/invoices?status=DRAFT', `/invoice/${invoiceId}`, '/setting/business', '/estimates'],
      ...['/client/create', '/setting/payments', '/schedules', '/estimate/create', '/setting/data'],
      ...['/schedules/create', '/setting/security', '/items', '/more', '/setting/notifications'],
      ...['/reports', '/setting/billing', '/reports/ageing', '/reports/gstr1', '/reports/gstr3b'],
      ...['/reports/registers', '/reports/bank', '/reports/import', '/dashboard'],
    ],
  )

/** Longer words come in the place of Hindi. */
async function lengthen(page: Page) {
  const body = await pseudoFile()
  await page.route(`**/${hindiFile()}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Says what is too wide or cut on the screen that is open. */
async function look(page: Page, address: string): Promise<string[]> {
  await expect(page.getByText(marked('Loading your workspace'))).toHaveCount(0)
  await expectSettled(page)
  return (await page.evaluate(faults)).map((fault) => `${address}: ${fault}`)
}

test('with words two fifths longer no screen is wider than a phone, and no text is cut', async ({
  page,
}) => {
  const seller = await makeSeller()
  await giveRegulars(seller)
  await lengthen(page)
  await enter(page, seller)
  await page.goto('/dashboard')
  await chooseLanguage(page, 'हिंदी')
  await expect(page).toHaveTitle(/ë/)
  const found: string[] = []
  for (const address of screensOf(seller.invoiceId)) {
    const last = await page.title()
    await goWithin(page, address)
    await expect(page).not.toHaveTitle(last)
    found.push(...(await look(page, address)))
  }
  expect(found).toEqual([])
})

test('with words two fifths longer no page of a visitor is too wide, and no text is cut', {
  tag: '@release',
}, async ({ page, browser }) => {
  const visitor = await browser.newPage({ viewport: page.viewportSize() })
  await lengthen(visitor)
  await visitor.addInitScript(() => localStorage.setItem('bahi-language', 'hi'))
  const found: string[] = []
  for (const address of ['/', '/register', '/pricing', '/try']) {
    await visitor.goto(address)
    await expect(visitor).toHaveTitle(/ë/)
    found.push(...(await look(visitor, address)))
  }
  await visitor.close()
  expect(found).toEqual([])
})
