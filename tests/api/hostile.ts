import { paymentMethods } from '../../supabase/functions/_shared/domain/payment/payment.ts'
import { foreignNumbers } from '../factories/hostile-texts.ts'
import fc from '../setup/property.ts'

const texts = [
  ...foreignNumbers,
  '',
  ' ',
  '\u00a0\u200b',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil\u202c',
  '👩‍👩‍👧‍👦',
  'नमस्ते',
  'ÿ'.repeat(300),
  'x'.repeat(5_000),
  "'; drop table invoices; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '=1+1',
  '../../etc/passwd',
  '%00',
  '\r\nX-Evil: 1',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  'null',
  '__proto__',
  'constructor',
  'infinity',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '2990-01-01T00:00:00Z',
  'a@b.co',
  'A@B.CO ',
  'a@b',
  `${'a'.repeat(300)}@b.co`,
  'a@b.co\u0000',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  `data:image/png;base64,${'A'.repeat(9_000)}`,
]

const numbers = [0, -0, -1, 1.005, 0.001, 1e21, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, 2 ** 63]

/** Bodies that nobody types, or that a hostile program sends. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const rare = ['id', 'user_id', 'status', 'number', 'total', 'total_minor', 'paidDate', 'createdAt']
const extras = fc.dictionary(fc.constantFrom(...rare, '__proto__', 'constructor'), hostile, {
  maxKeys: 3,
})

/** A field as it should be, or not. */
const field = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 2, arbitrary: hostile })

type Shape = Record<string, fc.Arbitrary<unknown>>

/** Bodies after a shape: most nearly right, some right, some of another kind altogether. As JSON text. */
export function bodies(shape: Shape): fc.Arbitrary<string> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, good]) => [key, field(good)]))
  const near = fc
    .tuple(fc.record(fields, { requiredKeys: [] }), extras)
    .map(([body, more]) => ({ ...more, ...body }))
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(shape).map((body) => JSON.stringify(body)) },
    { weight: 12, arbitrary: near.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'nope',
        '{"__proto__":{"admin":true}}',
        '['.repeat(50_000),
        `{"name":"${'x'.repeat(1_000_000)}"}`,
        '{"amount":1e999}',
      ),
    },
  )
}

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
export const email = fc.integer({ min: 1 }).map((n) => `p${n}@fuzz.example`)
export const item = fc.record({
  description: line,
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
})

export const shapes = {
  invoice: {
    clientName: line,
    clientEmail: email,
    currency: fc.constantFrom('INR', 'USD'),
    exchangeRate: fc.constantFrom(83.5, null, undefined, '84.123456'),
    dueDate: fc.constantFrom('2990-01-01', '2990-01-01T00:00:00.000Z'),
    notes: line,
    items: fc.array(fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: hostile }), {
      maxLength: 4,
    }),
  },
  business: {
    name: line,
    email,
    phone: fc.constantFrom('9820012345', '0000000000'),
    postalCode: fc.constantFrom('411004', '12345'),
    city: fc.oneof(fc.constantFrom('Pune', null, ''), line),
    state: fc.constantFrom('Delhi', 'Kerala', null),
    country: fc.constant('India'),
    website: fc.constantFrom('neel.example', '', null),
    description: line,
    address: line,
    taxId: fc.constantFrom('27AAPFU0939F1ZV', null),
    businessType: fc.constantFrom('Retail', null),
    logo: fc.constant(null),
    gstRegistration: fc.constant('none'),
    defaultGstRate: fc.constantFrom(18, '7.5', null),
    defaultHsnSac: fc.constantFrom('998391', '', null),
    pricesIncludeTax: fc.boolean(),
    roundOff: fc.boolean(),
    aboveFiveCrore: fc.boolean(),
    hsnSummary: fc.boolean(),
    reverseChargeWording: fc.oneof(line, fc.constant(null)),
    signature: fc.constantFrom(null, ''),
  },
  profile: {
    name: line,
    email,
    number: fc.constant('9820012345'),
    location: fc.oneof(fc.constant('Pune'), line),
    dob: fc.constantFrom('1992-04-18', '1992-04-17T18:30:00.000Z'),
  },
  payment: {
    amount: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
    tds: fc.constantFrom(0, '1.50', undefined, null),
    paidOn: fc.constantFrom('2026-11-20', '2026-11-20T18:30:00.000Z', undefined),
    method: fc.constantFrom(...paymentMethods),
    reference: line,
    note: line,
  },
} satisfies Record<string, Shape>
