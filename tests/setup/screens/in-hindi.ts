import { currencies } from '#domain/money.ts'
import { latin } from '../../house/latin.ts'

/** What a person reads or hears of an element beside its text. */
const attributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']

function saidBy(element: Element): string[] {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
  // What else is chosen or typed is an option's, or a person's.
  const value = element instanceof HTMLInputElement && element.readOnly ? [element.value] : []
  return [...own, ...value, ...attributes.map((name) => element.getAttribute(name) ?? '')]
}

/** A number, an address of a mail or a page, a place to be filled, a currency. */
const code = new RegExp(
  `\\S*\\d\\S*|\\S+[@.]\\w+\\S*|\\{\\w+\\}|\\b(?:${currencies.join('|')})\\b`,
  'g',
)

/** What a screen in Hindi says in Latin letters, but for codes, what is marked as English, and names that people gave. */
export const latinTexts = (root: Element, names: readonly string[]) =>
  [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('[lang|="en"], script, style'))
    .flatMap(saidBy)
    .filter((text) => {
      const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
      return /[A-Za-z]{2}/.test(own.replaceAll(code, ' ').replaceAll(latin, ' '))
    })
