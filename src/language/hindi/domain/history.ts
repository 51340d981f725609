import type { historyWords } from '#domain/history.ts'
import type { Words } from '../../areas.ts'
import { dayText } from './days.ts'

export const historyInHindi: Words<typeof historyWords> = {
  happened: {
    created: 'बनाया गया',
    deleted: 'हटाया गया',
    restored: 'वापस लाया गया',
    write_off_undone: 'बट्टे खाते से वापस लिया गया',
    marked_sent: 'भेजा हुआ दर्ज किया गया',
    shared: 'लिंक बनाया गया',
    link_renewed: 'नया लिंक बनाया गया, पुराना बंद हुआ',
    link_revoked: 'शेयर करना बंद किया गया',
    mailing_failed: 'अपने आप जाने वाला मेल अभी नहीं जा सका',
    mailing_given_up: 'अपने आप जाने वाला मेल नहीं जा सका; अब और कोशिश नहीं होगी',
    mailing_stopped: 'अपने आप मेल नहीं गया: आपके ग्राहक ने और मेल लेने से मना किया है',
    mailing_unsure: 'अपने आप गया मेल शायद नहीं पहुँचा; दोबारा नहीं भेजा जाएगा',
    receipt_failed: 'रसीद अभी मेल नहीं हो सकी',
    receipt_given_up: 'रसीद मेल नहीं हो सकी; अब और कोशिश नहीं होगी',
    receipt_stopped: 'रसीद मेल नहीं हुई: आपके ग्राहक ने और मेल लेने से मना किया है',
    receipt_unsure: 'रसीद शायद नहीं पहुँची; दोबारा नहीं भेजी जाएगी',
    reminder_failed: 'याद दिलाने का मेल अभी नहीं जा सका',
    reminder_given_up: 'याद दिलाने का मेल नहीं जा सका; अब और कोशिश नहीं होगी',
    reminder_stopped: 'याद दिलाने का मेल नहीं गया: आपके ग्राहक ने और मेल लेने से मना किया है',
    reminder_unsure: 'याद दिलाने का मेल शायद नहीं पहुँचा; दोबारा नहीं भेजा जाएगा',
  },
  payments: {
    payment_claimed: (amount) => `ग्राहक ने बताया कि ${amount} का भुगतान कर दिया`,
    payment_recorded: (amount) => `${amount} का भुगतान दर्ज हुआ`,
    payment_confirmed: (amount) => `${amount} का भुगतान पक्का हुआ`,
    payment_declined: (amount) => `ग्राहक का बताया ${amount} का भुगतान नामंज़ूर हुआ`,
    payment_undone: (amount) => `${amount} का भुगतान वापस लिया गया`,
    refund_recorded: (amount) => `${amount} का रिफ़ंड दर्ज हुआ`,
    refund_undone: (amount) => `${amount} का रिफ़ंड वापस लिया गया`,
    written_off: (amount) => `${amount} बट्टे खाते में डाले गए`,
  },
  credits: {
    credited: (note, amount) => `${amount} का क्रेडिट नोट ${note} जारी हुआ`,
    credit_cancelled: (note) => `क्रेडिट नोट ${note} हटाया गया`,
    credit_restored: (note) => `क्रेडिट नोट ${note} वापस लाया गया`,
  },
  revisions: {
    created: (number) => `${number} की जगह बनाया गया`,
    replaced: (number) => `इसकी जगह ${number} आया`,
    estimate_converted: (number) => `${number} बना`,
  },
  mails: {
    sent: (recipient) => `${recipient} को भेजा गया`,
    reminded: (recipient) => `${recipient} को याद दिलाया गया`,
    receipt_sent: (recipient) => `${recipient} को रसीद भेजी गई`,
    mail_unsure: (recipient) => `${recipient} को मेल शायद नहीं पहुँचा; अपने आप दोबारा नहीं भेजा जाएगा`,
  },
  missed: (sent, missed) => `${sent}, पर ${missed} को नहीं`,
  answers: {
    estimate_accepted: (by) => (by === null ? 'मंज़ूर हुआ, जैसा आपने दर्ज किया' : `${by} ने मंज़ूर किया`),
    estimate_declined: (by) => (by === null ? 'नामंज़ूर हुआ, जैसा आपने दर्ज किया' : `${by} ने नामंज़ूर किया`),
  },
  reach: {
    shared: (day) => `आपने इसे ${dayText(day)} को शेयर किया।`,
    mailed: (day) => `यह ${dayText(day)} को मेल किया गया।`,
    marked: (day) => `आपने ${dayText(day)} को इसे भेजा हुआ दर्ज किया।`,
    viewed: (day) => `ग्राहक ने इसे खोला है, पिछली बार ${dayText(day)} को।`,
    claimed: (amount) => `ग्राहक का कहना है कि ${amount} दे दिए; यह आपके जवाब के इंतज़ार में है।`,
  },
}
