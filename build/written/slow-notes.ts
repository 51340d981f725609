import type { Plugin } from 'vite'
import { writtenInEach } from './each-language.ts'

const place = '<!-- That it takes long, in each language. -->'

/** Says on the page that waits for the app that it takes long; `src/app/at-load.js` chooses the language. */
export const slowNotes = (): Plugin => ({
  name: 'bahi-slow-notes',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (!html.includes(place)) return html
      const notes = (await writtenInEach()).map(
        ({ code, written }) => `<p${code === 'en' ? '' : ` lang="${code}"`}>${written.slow}</p>`,
      )
      return html.replace(place, () => notes.join('\n      '))
    },
  },
})
