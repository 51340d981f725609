import { currencies } from '#domain/money.ts'
import { latin } from '../../house/latin.ts'

/** Attributes that a person reads or hears beside an element's text. */
const attributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']

function saidBy(element: Element): string[] {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
  // Other values are those of an option, or typed by a person.
  const value = element instanceof HTMLInputElement && element.readOnly ? [element.value] : []
  return [...own, ...value, ...attributes.map((name) => element.getAttribute(name) ?? '')]
}

/** A number, an address of a mail or a page, a place to be filled, a currency. */
const code = new RegExp(
  `\\S*\\d\\S*|\\S+[@.]\\w+\\S*|\\{\\w+\\}|\\b(?:${currencies.join('|')})\\b`,
  'g',
)

/**
 * Lists the Latin texts of a screen in Hindi, without codes, parts marked as English, and names
 * that people gave.
 */
export const latinTexts = (root: Element, names: readonly string[]) =>
  [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('[lang|="en"], script, style'))
    .flatMap(saidBy)
    .filter((text) => {
      const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
      return /[A-Za-z]{2}/.test(own.replaceAll(code, ' ').replaceAll(latin, ' '))
    })
