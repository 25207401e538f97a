/** Style of the desk, light and dark, for phones and larger screens. Fields and buttons have an edge with a contrast of 3 : 1. */
export const deskStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f5f6f8, #14181f); --card: light-dark(#ffffff, #1d232c); --ink: light-dark(#14181f, #eef1f5); --muted: light-dark(#4a5361, #a9b3c1); --line: light-dark(#d9dde3, #343c48); --edge: light-dark(#767f8d, #8a94a3); --accent: light-dark(#4b6410, #b4d84a); --on-accent: light-dark(#ffffff, #14181f); --danger: light-dark(#b3261e, #ff8f87); font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
.bar, main { max-width: 1200px; margin: 0 auto; padding: 0 16px; }
header { background: var(--card); border-bottom: 1px solid var(--line); }
.bar { padding-block: 8px; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; min-height: 64px; }
.bar form { display: flex; align-items: center; gap: 16px; }
.home { font-weight: 600; color: inherit; text-decoration: none; }
main { padding-block: 24px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 8px 0 24px; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 0 0 12px; }
section { margin-block-end: 32px; }
.stack > section, .card { margin: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.narrow { max-width: 440px; margin: 48px auto; }
.stack { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
.columns { display: grid; gap: 24px; align-items: start; }
@media (min-width: 960px) { .columns { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); } }
ul { list-style: none; margin: 0; padding: 0; }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
.entry { display: flex; flex-direction: column; gap: 4px; height: 100%; color: inherit; text-decoration: none; }
.entry:hover { border-color: var(--accent); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
.what, .written, dd { overflow-wrap: anywhere; }
.written { white-space: pre-wrap; margin: 0; }
.muted { color: var(--muted); font-size: 14px; }
.count { color: var(--muted); font-weight: 400; }
.amount { margin-inline-start: auto; font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--ink); }
.badge { display: inline-block; padding: 2px 10px; border: 1px solid var(--line); border-radius: 999px; font-size: 13px; font-weight: 400; line-height: 1.5; vertical-align: middle; color: var(--muted); }
.badge.requested, .badge.in_preparation, .badge.asked { border-color: var(--accent); color: var(--accent); }
.badge.ordered { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.badge.declined, .badge.cancelled, .badge.expired { border-color: var(--danger); color: var(--danger); }
label { display: flex; flex-direction: column; gap: 4px; font-size: 14px; color: var(--muted); min-width: 0; }
.check { flex-direction: row; align-items: center; align-self: end; min-height: 44px; }
input, textarea, button { font: inherit; color: var(--ink); }
input, textarea { width: 100%; min-height: 44px; padding: 8px 12px; background: var(--ground); border: 1px solid var(--edge); border-radius: 8px; }
input[type=checkbox] { width: 20px; min-height: 20px; accent-color: var(--accent); }
[aria-invalid] { border-color: var(--danger); }
textarea { resize: vertical; }
button { min-height: 44px; padding: 8px 20px; align-self: start; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); cursor: pointer; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.danger { border-color: var(--danger); color: var(--danger); }
.quiet { border: 0; padding-inline: 8px; color: var(--muted); background: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
dl { display: grid; gap: 2px; margin: 0; }
dt { color: var(--muted); font-size: 14px; }
dd { margin: 0 0 10px; }
.lines > li { padding-block: 16px; border-top: 1px solid var(--line); }
.lines p { margin: 0 0 8px; }
.line { display: flex; gap: 16px; justify-content: space-between; margin: 0; }
.fields { display: grid; gap: 8px 12px; grid-template-columns: 1fr 1fr; margin-block-start: 8px; }
.wide { grid-column: 1 / -1; }
@media (min-width: 700px) { .fields { grid-template-columns: 96px 144px minmax(0, 1fr) auto; } .wide { grid-column: auto; } }
.alert, .notice { padding: 12px 16px; border: 1px solid var(--danger); border-radius: 8px; background: var(--card); }
.notice { border-color: var(--accent); }
.talk { display: flex; flex-direction: column; gap: 12px; margin-block-end: 16px; }
.talk li { padding: 12px 16px; border-radius: 12px; background: var(--ground); }
.talk p { margin: 0; }
.ours { margin-inline-start: 32px; }
.theirs { margin-inline-end: 32px; }
summary { cursor: pointer; min-height: 32px; }
`;
