/** Masala tea, in each language that a document speaks. */
export const teas = {
  hi: 'मसाला चाय',
  bn: 'মসলা চা',
  ta: 'மசாலா தேநீர்',
  te: 'మసాలా టీ',
  mr: 'मसाला चहा',
  gu: 'મસાલા ચા',
  kn: 'ಮಸಾಲಾ ಚಹಾ',
  ml: 'മസാല ചായ',
  pa: 'ਮਸਾਲਾ ਚਾਹ',
  or: 'ମସଲା ଚା',
} as const

/** A design for boxes of spices. */
export const tamilItem = 'மசாலா பெட்டி வடிவமைப்பு'
