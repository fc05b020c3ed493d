import { useEffect, useRef } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import type { RecordsProps } from './records.tsx'

type Changed<Row, Values extends object> = Pick<RecordsProps<Row, Values>, 'records' | 'idOf' | 'finish'>

/** Opens the record that is changed from the review, once; `leave` leads back there when its dialog has closed. */
export const useChangeFromReview = <Row, Values extends object>(
  { records, idOf, finish }: Changed<Row, Values>,
  open: (row: Row) => void,
) => {
  const { record, goOn } = useStep()
  const stage = useRef<'waiting' | 'open' | 'saved' | 'left'>('waiting')
  const row = records.find((one) => idOf(one) === record)
  useEffect(() => {
    if (row === undefined || stage.current !== 'waiting') return
    stage.current = 'open'
    open(row)
  })
  return {
    markSaved: () => {
      if (stage.current === 'open') stage.current = 'saved'
    },
    leave: () => {
      const { current } = stage
      if (current !== 'open' && current !== 'saved') return
      stage.current = 'left'
      if (current === 'saved' && finish !== undefined) finish()
      else goOn()
    },
  }
}
