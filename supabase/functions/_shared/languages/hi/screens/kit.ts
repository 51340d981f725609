import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

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
  chooseFile: 'फ़ाइल चुनें',
  preparing: 'तैयारी हो रही है...',
  missing: 'शायद वह हटा दिया गया है, या किसी और बिज़नेस का है।',
  by: icu('दर्ज: {who}'),
  changedBy: icu('{day} को {name} ने बदला'),
  progress: icu('{label}: {total, number} में से {done, number}'),
  notPrinted: icu('PDF में {characters} नहीं छप सकते, उनकी जगह □ दिखेगा।'),
  columns: {
    unnamed: icu('कॉलम {letters}'),
    choose: 'कॉलम चुनें',
    none: 'फ़ाइल में नहीं है',
  },
  dates: {
    choose: 'तारीख चुनें',
    today: 'आज',
    clear: 'हटाएँ',
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
  advanceFor: {
    label: 'एडवांस किसके लिए है',
    services: 'सेवाएँ',
    goods: 'माल',
    unknown: 'अभी पता नहीं',
    help: 'सेवाओं पर टैक्स पैसा आते ही देना है, माल पर इनवॉइस के साथ।',
    filed: 'इस दिन का रिटर्न फ़ाइल हो चुका है। एडवांस सेवाओं का है, तो पोर्टल पर टेबल 11A में संशोधन करें।',
  },
}
