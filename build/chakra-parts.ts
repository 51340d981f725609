import type { Plugin } from 'vite'

/** Of what Chakra's styles can ask: whether an element beside or around one is hovered, and what nothing here asks either. */
const unasked =
  /^ {2}(?:(?:peer|group)[A-Z]\w+|os(?:Dark|Light)|(?:less|more)Contrast|(?:under|over|at)Value|(?:in|outOf)Range|grabbed|fullscreen|readWrite|first(?:Line|Letter)|landscape|portrait): ".*",\n/gm

/** Takes out of Chakra what the app never asks and its bundler cannot drop: 400 bytes of every page (decision 0071). */
export const chakraParts: Plugin = {
  name: 'bahi-chakra-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/ },
    handler(code, id) {
      const left = code.replaceAll(unasked, '')
      if (left === code) this.error(`${id} is written otherwise now.`)
      return { code: left, map: null }
    },
  },
}
