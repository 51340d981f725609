import type { supply as English } from '#languages/en/messages/supply.ts'
import { nameOf } from '#languages/name-of.ts'
import type { Words } from '#languages/words.ts'
import { places } from '../names/places.ts'

const named = (code: string | null) =>
  code === null ? 'किसी और राज्य' : nameOf(places.states, code)

export const supply: Words<typeof English> = {
  composition: 'टैक्स नहीं: कंपोज़िशन डीलर टैक्स नहीं लेते।',
  zero: (why) => `आपके LUT के तहत टैक्स नहीं: ${why}।`,
  taxed: (tax, why) => `${tax}: ${why}।`,
  reverseCharge: 'इसे ग्राहक भरता है (रिवर्स चार्ज)।',
  abroad: 'ग्राहक विदेश में है',
  sez: 'ग्राहक SEZ में है',
  chosenOwn: (place) => `सप्लाई की जगह आपने ${named(place)} चुनी है, और आप भी वहीं हैं`,
  chosen: (place, own) => `सप्लाई की जगह आपने ${named(place)} चुनी है, और आप ${named(own)} में हैं`,
  unknown: (own) => `ग्राहक का राज्य पता नहीं, इसलिए आपका ही माना गया है, ${named(own)}`,
  sameState: (place) => `ग्राहक ${named(place)} में है, और आप भी`,
  otherState: (place, own) => `ग्राहक ${named(place)} में है, आप ${named(own)} में हैं`,
}
