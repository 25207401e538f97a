export { type CheckOptions, checkConformance } from './check-conformance.ts';
export { type CheckResult, formatTap, type Report } from './report.ts';
