import { expect, test } from 'vitest'
import { businessTypes, cities, countries, states } from './choices.ts'

// Typed off the specification, section 9, so that a name that is changed by mistake is noticed.

// [const-26]
test('the 36 States and union territories and the other territory are listed, the 19 of the specification as it spells them', () => {
  const specified =
    'Maharashtra, Delhi, Karnataka, Tamil Nadu, Gujarat, Rajasthan, Telangana, West Bengal, ' +
    'Uttar Pradesh, Madhya Pradesh, Bihar, Jharkhand, Odisha, Chandigarh, Uttarakhand, ' +
    'Himachal Pradesh, Jammu & Kashmir, Assam, Manipur'
  const others =
    'Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Chhattisgarh, ' +
    'Dadra and Nagar Haveli and Daman and Diu, Goa, Haryana, Kerala, Ladakh, Lakshadweep, ' +
    'Meghalaya, Mizoram, Nagaland, Other Territory, Puducherry, Punjab, Sikkim, Tripura'
  expect(specified.split(', ')).toHaveLength(19)
  expect(states).toEqual([...specified.split(', '), ...others.split(', ')].sort())
  expect(states).toHaveLength(37)
})

// [const-27]
test('the 18 business types are those of the specification, in its order', () => {
  expect(businessTypes.join(', ')).toBe(
    'Retail, Service, Manufacturing, Software/IT, E-commerce, Education, Healthcare, Finance, ' +
      'Construction, Hospitality, Logistics, Real Estate, Entertainment, Agriculture, ' +
      'Automobile, Textiles, Freelancer/Individual, Other',
  )
  expect(businessTypes).toHaveLength(18)
})

// [const-28]
test('the 34 cities are those of the specification, in its order', () => {
  expect(cities.join(', ')).toBe(
    'Mumbai, Pune, Nagpur, New Delhi, Bangalore, Mysore, Mangalore, Chennai, Coimbatore, ' +
      'Madurai, Ahmedabad, Surat, Vadodara, Jaipur, Udaipur, Jodhpur, Hyderabad, Warangal, ' +
      'Kolkata, Howrah, Lucknow, Kanpur, Varanasi, Bhopal, Indore, Patna, Ranchi, ' +
      'Bhubaneswar, Chandigarh, Dehradun, Shimla, Srinagar, Guwahati, Imphal',
  )
  expect(cities).toHaveLength(34)
})

test('the only country is India', () => {
  expect(countries).toEqual(['India'])
})
