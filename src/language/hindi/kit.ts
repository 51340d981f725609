import type { Language } from '../areas.ts'
import { icu } from '../icu.ts'

export const kit: Language['kit'] = {
  cancel: 'रहने दें',
  undo: 'वापस लें',
  closeNotification: 'सूचना बंद करें',
  suggestions: 'सुझाव',
  notProvided: 'नहीं दिया गया',
  reason: 'वजह',
  method: 'तरीका',
  reference: 'रेफ़रेंस नंबर',
  note: 'नोट',
  progress: icu('{label}: {total, number} में से {done, number}'),
  notPrinted: icu('PDF में {characters} नहीं छप सकते, उनकी जगह □ दिखेगा।'),
  columns: {
    unnamed: icu('कॉलम {letters}'),
    choose: 'कॉलम चुनें',
    none: 'फ़ाइल में नहीं है',
  },
  dates: {
    previous: {
      day: 'पिछला दिन',
      month: 'पिछला महीना',
      year: 'पिछला साल',
      decade: 'पिछला दशक',
    },
    chosen: icu('चुनी हुई तारीख: {day}'),
    next: { day: 'अगला दिन', month: 'अगला महीना', year: 'अगला साल', decade: 'अगला दशक' },
  },
  picture: {
    preview: icu('{label} ऐसा दिखेगा'),
    replace: 'बदलें',
    choose: 'तस्वीर चुनें',
    remove: icu('{label} हटाएँ'),
  },
  pages: {
    label: 'पेज',
    previous: 'पिछला पेज',
    next: 'अगला पेज',
    page: icu('पेज {page}'),
  },
}
