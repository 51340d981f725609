import { createRequire } from 'node:module'
import { thorough } from '../property.ts'

/**
 * React makes each element of a screen as in production, without the stack of who made it: an eighth of the time here.
 * The build for development draws them, with its warnings; Biome looks for a missing key.
 */
const { NODE_ENV } = process.env
process.env.NODE_ENV = thorough('production', NODE_ENV)
createRequire(import.meta.url)('react/jsx-runtime')
process.env.NODE_ENV = NODE_ENV

/**
 * An element made that way does not say that its place was looked at, so a copy of one between others is said to lack its key,
 * once for each kind of parent.
 */
export const warnsOfOwnElements = (text: unknown) =>
  thorough(`${text}`.startsWith('Each child in a list should have a unique "key" prop.'), false)
