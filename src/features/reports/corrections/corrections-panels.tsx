import { Stack, Text } from '@chakra-ui/react'
import { periodCode } from '#domain/gst/filing.ts'
import { composeAmendments } from '#domain/gst/gstr1/amend.ts'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import type { Amendment, Corrections } from '#domain/gst/gstr1/source.ts'
import { yearToCorrect } from '#domain/law/gst-days.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { AmendedCsvs } from './amended-csvs.tsx'
import { ChangeList, changesIn } from './change-list.tsx'
import { GstrMarks } from './gstr-marks.tsx'

interface CorrectionsPanelsProps {
  given: Corrections
  /** The return with its amendment tables. */
  made: Gstr1
}

/** Until when the year before is corrected, what the return amends, what waits for a GSTR-3B, and what of a filed one changed. */
export function CorrectionsPanels({ given, made }: CorrectionsPanelsProps) {
  const { amends, waiting, corrected, yearEnds } = useWords(corrections)
  const { forms } = useWords(gstReturns)
  const { months, day } = useDates()
  const count = (all: readonly Amendment[]) => all.reduce((sum, one) => sum + changesIn(one), 0)
  const wayOf = ({ via, endsOn }: Amendment) => {
    if (via) return corrected.via({ form: forms[via.form], months: months(via) })
    return todayInIndia() > endsOn ? corrected.over({ day: day(endsOn) }) : corrected.pending
  }
  const ending = given.lastYearFiled ? yearToCorrect(todayInIndia()) : null
  return (
    <Stack gap="5" _empty={{ display: 'none' }}>
      {ending && (
        <Text textStyle="sm" color="fg.muted">
          {yearEnds({ year: `20${ending.year}`, day: day(ending.end) })}
        </Text>
      )}
      {given.waiting.map((one) => (
        <ChangeList
          key={one.firstDay}
          title={waiting.title({ months: months(one), count: changesIn(one) })}
          amendments={[one]}
          asOf={({ endsOn }) => endsOn}
        >
          <GstrMarks
            question={waiting.question({ months: months(one) })}
            period={one}
            gstin={made.gstin}
            csvs={
              <AmendedCsvs
                made={{
                  ...{ ...made, period: periodCode(one) },
                  amended: composeAmendments(made.gstin, [one]),
                }}
              />
            }
          />
        </ChangeList>
      ))}
      {given.amendments.length > 0 && (
        <ChangeList
          title={amends.title({ count: count(given.amendments) })}
          about={amends.about}
          amendments={given.amendments}
          wayOf={(one) => months(one)}
          asOf={({ endsOn }) => endsOn}
        >
          <AmendedCsvs made={made} />
        </ChangeList>
      )}
      {given.corrected.length > 0 && (
        <ChangeList
          title={corrected.title({ count: count(given.corrected) })}
          about={corrected.about}
          amendments={given.corrected}
          wayOf={wayOf}
        />
      )}
    </Stack>
  )
}
