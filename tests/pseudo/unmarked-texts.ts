import { currencies } from '#domain/money.ts'
import { latin } from '../house/latin.ts'
import { unmarked } from './mark.ts'

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

const currency = new RegExp(`\\b(?:${currencies.join('|')})\\b`, 'g')

/** Whether a text has a word that no catalogue said, and that is no code and no name that people gave. */
export function isUnmarked(text: string, names: readonly string[]) {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  return /[A-Za-z]{2}/.test(unmarked(own).replaceAll(currency, ' ').replaceAll(latin, ' '))
}

/** Lists such texts of a screen, without those marked as English, and keys. */
export const unmarkedTexts = (root: Element, names: readonly string[]) =>
  [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('[lang|="en"], kbd, script, style'))
    .flatMap(saidBy)
    .filter((text) => isUnmarked(text, names))
