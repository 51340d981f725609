/**
 * The States and union territories of India with their codes of GST, by code, and 97 for what lies in none of them. Those
 * of the specification (section 9) are spelled as there. The database's `private.state_code` says the same.
 */
export const gstStates = [
  { code: '01', name: 'Jammu & Kashmir' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '03', name: 'Punjab' },
  { code: '04', name: 'Chandigarh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '06', name: 'Haryana' },
  { code: '07', name: 'Delhi' },
  { code: '08', name: 'Rajasthan' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '10', name: 'Bihar' },
  { code: '11', name: 'Sikkim' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '13', name: 'Nagaland' },
  { code: '14', name: 'Manipur' },
  { code: '15', name: 'Mizoram' },
  { code: '16', name: 'Tripura' },
  { code: '17', name: 'Meghalaya' },
  { code: '18', name: 'Assam' },
  { code: '19', name: 'West Bengal' },
  { code: '20', name: 'Jharkhand' },
  { code: '21', name: 'Odisha' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '24', name: 'Gujarat' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '27', name: 'Maharashtra' },
  { code: '29', name: 'Karnataka' },
  { code: '30', name: 'Goa' },
  { code: '31', name: 'Lakshadweep' },
  { code: '32', name: 'Kerala' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '34', name: 'Puducherry' },
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '36', name: 'Telangana' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '38', name: 'Ladakh' },
  { code: '97', name: 'Other Territory' },
] as const

/** Read and printed, but no State to choose: two that have become parts of others, and what is abroad. */
export const otherStates = [
  { code: '25', name: 'Daman and Diu' },
  { code: '28', name: 'Andhra Pradesh (old)' },
  { code: '96', name: 'Other Countries' },
] as const

export type StateCode = (typeof gstStates)[number]['code'] | (typeof otherStates)[number]['code']

/** The territories where the State's half of the tax is that of a union territory: they have no legislature. */
const utgstCodes: readonly string[] = ['04', '26', '31', '35', '38', '97']

/** "27" of "Maharashtra"; null of what is no State. */
export const stateCodeOf = (name: string | null): string | null =>
  gstStates.find((state) => state.name === name)?.code ?? null

/** "Maharashtra" of "27"; null of what is no code. */
export const stateNameOf = (code: string | null): string | null =>
  [...gstStates, ...otherStates].find((state) => state.code === code)?.name ?? null

/** Whether tax within this State is CGST and UTGST, instead of CGST and SGST. */
export const hasUtgst = (code: string | null): boolean => utgstCodes.includes(code ?? '')
