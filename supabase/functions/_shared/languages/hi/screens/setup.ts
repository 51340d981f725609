import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const setup: Language['setup'] = {
  title: 'आपकी शुरुआती सेटिंग',
  at: icu('{all} में से कदम {step}'),
  loading: 'शुरुआती सेटिंग खुल रही है',
  done: icu('{step}, हो गया'),
  open: icu('{step}, बाकी'),
  skip: icu('अभी छोड़ें, आगे: {step}'),
  leave: 'बाद में करें',
  more: 'व्यवसाय के बारे में और',
}
