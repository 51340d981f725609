import type { rareMessages } from '#domain/messages/rare-messages.ts'
import type { Words } from '../../areas.ts'
import { daysInHindi } from '../../days/hindi.ts'

export const rareMessagesInHindi: Words<typeof rareMessages> = {
  deletionFailed: 'आपका खाता नहीं हटाया जा सका। फिर कोशिश करें।',
  periodCodeInvalid: 'अवधि महीने और साल से लिखें, जैसे 102026।',
  filingDateInvalid: 'रिटर्न भरने की सही तारीख चुनें।',
  filedMarksLoadFailed: 'रिटर्न भरा गया या नहीं, यह नहीं दिखाया जा सका।',
  markedAsFiled: 'भरा हुआ दर्ज हो गया।',
  markAsFiledFailed: 'भरा हुआ दर्ज नहीं हो सका। फिर कोशिश करें।',
  filedUnmarked: '“भरा हुआ” का निशान हटा दिया।',
  filedUnmarkFailed: 'निशान नहीं हटाया जा सका। फिर कोशिश करें।',
  deletionAsked: (day) =>
    `आपका खाता ${daysInHindi.longDay(day)} को हटा दिया जाएगा। उस दिन से पहले लॉग इन करें, तो सब कुछ वैसा ही रहेगा।`,
}
