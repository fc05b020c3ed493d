import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useState } from 'react'
import { Institutions } from './institution-list.tsx'
import { Rates } from './rates.tsx'

export const RatesPage = ({ site }: { site: string }) => {
  const [done, setDone] = useState({ words: '', times: 0 })
  const report = (words: string) => setDone(({ times }) => ({ words, times: times + 1 }))
  return (
    <>
      {done.words !== '' && <Notice key={done.times} kind="success" announced title={done.words} />}
      <Rates site={site} onDone={report} />
      <Institutions site={site} onDone={report} />
    </>
  )
}
