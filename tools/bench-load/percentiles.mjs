/**
 * Nearest-rank percentile: the smallest value that at least this share of the values does not exceed.
 * @param {number[]} values
 * @param {number} percent above 0, at most 100
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}
