import type { filing as English } from '#languages/en/messages/filing.ts'
import type { Words } from '#languages/words.ts'

export const filing: Words<typeof English> = {
  periodCodeInvalid: 'अवधि महीने और साल से लिखें, जैसे 102026।',
  filingDateInvalid: 'रिटर्न भरने की सही तारीख चुनें।',
  filedMarksLoadFailed: 'रिटर्न की स्थिति नहीं खुल सकी',
  markedAsFiled: 'भरा हुआ दर्ज हो गया।',
  markAsFiledFailed: 'भरा हुआ दर्ज नहीं हो सका। फिर कोशिश करें।',
  filedUnmarked: '“भरा हुआ” का निशान हटा दिया।',
  filedUnmarkFailed: 'निशान नहीं हटाया जा सका। फिर कोशिश करें।',
}
