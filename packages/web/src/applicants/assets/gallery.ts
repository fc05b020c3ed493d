import { loadedAsset } from '@foyer/domain/codes/loaded-records.ts'
import { anAsset } from '@foyer/domain/testing/records.ts'
import { inTurn, listActs, submitDialog } from '../../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { language } from '../../gallery/language.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

const screen = 'asset'
const path = stepPath('asset')
const { add, edit, remove } = listActs('Assets')

const asset = (given: Parameters<typeof anAsset>[0]) => loadedAsset(anAsset(given), language)
const assets = [
  asset({ AssetID: 1, AssetTypeDD: 21, AssetValue: 16_000, AssetDescription: 'Desjardins' }),
  asset({ AssetID: 2, AssetTypeDD: 1, AssetValue: 42_350.75, AssetDescription: 'Fonds de solidarité FTQ' }),
  asset({ AssetID: 3, AssetTypeDD: 4, AssetValue: 18_500, AssetDescription: '' }),
]
const many = Array.from({ length: 50 }, (_, index) => asset({ AssetID: 10 + index }))
const one = entriesOf(screen, path)
const atAsset = (given: Parameters<typeof sophie>[0]) => sophie({ Step: 4, ...given })
const empty = loaded([atAsset({})])
const filled = loaded([atAsset({ Assets: assets })])

export const gallery: GalleryEntry[] = [
  one('empty', { replies: empty }),
  one('required', { replies: loaded([atAsset({})], { ReqAssets: 1 }), act: 'submit' }),
  one('filled', { replies: filled }),
  one('many', { replies: loaded([atAsset({ Assets: many })]) }),
  one('other', { path: stepPath('asset', lucID), replies: loaded([sophie(), luc({ Step: 4 })]) }),
  one('dialog', { replies: empty, act: add }),
  one('dialog wrong', { replies: empty, act: inTurn(add, submitDialog) }),
  one('dialog filled', { replies: filled, act: edit }),
  one('removing', {
    replies: filled,
    act: remove,
  }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
]
