import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const shell =
  '<html lang="en"><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>'
const root = '<h1>Pricing</h1><p class="a">Free <b>for now</b> &amp; all of it.</p>'
const styles = [
  { name: 'one', css: 'html{}', global: true },
  { name: 'two', css: '.css-two{}', global: false },
  { name: 'three', css: '.css-three{}', global: false },
]
const page = (appUrl: string | undefined, content = root) =>
  pageOf(shell, {
    ...{ path: '/pricing', title: 'Pricing · Bahi', scripts: ['assets/a.js'], appUrl },
    rendered: { root: content, styles },
  })

test('a page is called by its heading, described by the paragraph below, and has its styles as Emotion looks for them', () => {
  const html = page('https://bahi.example')
  expect(html).toContain('<html data-page="/pricing" lang="en">')
  expect(html).toContain('<title>Pricing · Bahi</title>')
  expect(html).toContain('<meta name="description" content="Free for now &amp; all of it." />')
  expect(html).toContain('<link rel="canonical" href="https://bahi.example/pricing" />')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">')
  expect(html).toContain('<style data-emotion="css-global one">html{}</style>')
  expect(html).toContain('<style data-emotion="css two three">.css-two{}.css-three{}</style>')
  expect(html).toContain(`<div id="root">${root}</div></body>`)
})

test('the app’s address is not invented, and only a form says that it needs JavaScript', () => {
  const html = page(undefined, `${root}<form></form>`)
  expect(html).not.toMatch(/canonical|og:url|og:image/)
  expect(html).toContain('This form needs JavaScript to be sent.')
})

test('a page without a heading is refused', () => {
  expect(() => page(undefined, '<p>Nothing</p>')).toThrow('The page has no <p>.')
})
