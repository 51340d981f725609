import type { supplyWords } from '#domain/gst/supply-words.ts'
import type { Words } from '../../areas.ts'
import { called } from './labels.ts'

export const supplyInHindi: Words<typeof supplyWords> = {
  anotherState: 'किसी और राज्य',
  composition: 'टैक्स नहीं: कंपोज़िशन डीलर टैक्स नहीं लेते।',
  zero: (why) => `आपके LUT के तहत टैक्स नहीं: ${why}।`,
  taxed: (tax, why) => `${tax}: ${why}।`,
  reverseCharge: 'इसे ग्राहक भरता है (रिवर्स चार्ज)।',
  abroad: 'ग्राहक विदेश में है',
  sez: 'ग्राहक SEZ में है',
  chosenOwn: (place) => `सप्लाई की जगह आपने ${called(place)} चुनी है, और आप भी वहीं हैं`,
  chosen: (place, own) => `सप्लाई की जगह आपने ${called(place)} चुनी है, और आप ${called(own)} में हैं`,
  unknown: (own) => `ग्राहक का राज्य पता नहीं, इसलिए आपका ही माना गया है, ${called(own)}`,
  sameState: (place) => `ग्राहक ${called(place)} में है, और आप भी`,
  otherState: (place, own) => `ग्राहक ${called(place)} में है, आप ${called(own)} में हैं`,
}
