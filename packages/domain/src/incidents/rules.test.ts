import { describe, expect, it } from 'vitest'
import { blankIncident, type Incident, incidentKeptUntil, incidentProblems, noticesDue } from './rules.ts'

const today = '2026-11-29'
const incident: Incident = {
  ...blankIncident,
  ...{ Circumstances: 'A laptop was stolen', Information: 'Names and SINs', AwareOn: '2026-11-20' },
}
const problemsOf = (given: Partial<Incident>) =>
  incidentProblems({ ...incident, ...given }, today).map(({ Field, Key }) => `${Field} ${Key}`)

describe('an entry of the register', () => {
  it('needs what happened, to which information, and when the brokerage learned of it; the rest may follow', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ Circumstances: ' ', Information: '', AwareOn: '' })).toEqual([
      'Circumstances RequiredDescription',
      'Information RequiredDescription',
      'AwareOn InvalidIncidentDay',
    ])
  })

  it('has days in their order, none of them to come', () => {
    expect(problemsOf({ FirstDay: '2026-11-01', LastDay: '2026-11-19' })).toEqual([])
    expect(problemsOf({ FirstDay: '2026-11-19', LastDay: '2026-11-01' })).toEqual(['LastDay InvalidIncidentDay'])
    expect(problemsOf({ FirstDay: '2026-11-21' })).toEqual(['AwareOn InvalidIncidentDay'])
    expect(problemsOf({ AwareOn: '2026-11-30' })).toEqual(['AwareOn InvalidIncidentDay'])
    expect(problemsOf({ LastDay: '2026-02-30' })).toEqual(['LastDay InvalidIncidentDay'])
  })

  it('has the reasons of its assessment, whichever it is', () => {
    expect(problemsOf({ Risk: 'yes' })).toEqual(['Assessment RequiredDescription'])
    expect(problemsOf({ Risk: 'no' })).toEqual(['Assessment RequiredDescription'])
    expect(problemsOf({ Risk: 'no', Assessment: 'The disk is encrypted' })).toEqual([])
  })

  it('is notified after the brokerage learned of it, and not in the future', () => {
    expect(problemsOf({ CommissionerOn: '2026-11-20', CaiOn: '2026-11-29', PeopleOn: '2026-11-28' })).toEqual([])
    expect(problemsOf({ CommissionerOn: '2026-11-19', CaiOn: '2026-11-30', PeopleOn: 'soon' })).toEqual([
      'CommissionerOn InvalidNoticeDay',
      'CaiOn InvalidNoticeDay',
      'PeopleOn InvalidNoticeDay',
    ])
  })

  it('asks to notify the people and a commissioner, whichever, of a real risk only', () => {
    expect(noticesDue(incident)).toEqual([])
    expect(noticesDue({ ...incident, Risk: 'no' })).toEqual([])
    expect(noticesDue({ ...incident, Risk: 'yes' })).toEqual(['commissioner', 'people'])
    for (const name of ['CommissionerOn', 'CaiOn'] as const)
      expect(noticesDue({ ...incident, Risk: 'yes', [name]: '2026-11-21' })).toEqual(['people'])
    expect(noticesDue({ ...incident, Risk: 'yes', PeopleOn: '2026-11-21' })).toEqual(['commissioner'])
  })

  it('is kept five years from then, which is longer than 24 months', () => {
    expect(incidentKeptUntil('2026-11-20')).toBe('2031-11-20')
    expect(incidentKeptUntil('2028-02-29')).toBe('2033-02-28')
  })
})
