/** The first rows that have `mostBytes` together. The first one always does, so that each page goes on. */
export const rowsWithin = <Row extends { bytes: number }>(rows: readonly Row[], mostBytes: number): Row[] => {
  let bytes = 0
  const end = rows.findIndex((row, index) => {
    bytes += row.bytes
    return index > 0 && bytes > mostBytes
  })
  return end < 0 ? [...rows] : rows.slice(0, end)
}
