// Every language of the product, by BCP 47: a line each.
export { english as en } from './en/language.ts'
export { hindi as hi } from './hi/language.ts'
