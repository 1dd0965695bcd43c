// Made by tools/typedefs.py from serai.house.messages and serai.core.scene.Art. Do not edit.

export interface PanelMessage {
  id: string;
  width: number;
  height: number;
  area: string;
  title?: string;
  backdrop?: string;
  active?: boolean;
  share?: number;
}

export interface PlaceMessage {
  id: string;
  panel: string;
  x: number;
  y: number;
  width: number;
  height: number;
  round?: boolean;
  tip?: string;
}

export interface PieceMessage {
  id: string;
  panel: string;
  x: number;
  y: number;
  width: number;
  height: number;
  symbol: string;
  colour?: string;
  mark?: string;
  label?: string;
  tip?: string;
  layer?: number;
  fresh?: boolean;
  back?: number;
}

export interface CaptionMessage {
  panel: string;
  x: number;
  y: number;
  text: string;
  size?: number;
  anchor?: string;
  bold?: boolean;
  colour?: string;
}

export interface SceneMessage {
  panels: PanelMessage[];
  places: PlaceMessage[];
  pieces: PieceMessage[];
  captions: CaptionMessage[];
}

export interface FrameMessage {
  text: string;
  pieces?: PieceMessage[];
  places?: PlaceMessage[];
  gone?: string[];
  panels?: PanelMessage[] | null;
  captions?: CaptionMessage[] | null;
}

export interface SceneDelta {
  panels?: [number, number, PanelMessage[]][];
  places?: [number, number, PlaceMessage[]][];
  pieces?: [number, number, PieceMessage[]][];
  captions?: [number, number, CaptionMessage[]][];
}

export interface Sign {
  symbol: string;
  colour?: string | null;
  mark?: string | null;
}

export interface Act {
  type: "act";
  id: string;
  number: number;
  action: number;
  seat?: number | null;
  undone?: number | null;
}

export interface Undo {
  type: "undo";
  id: string;
  number: number;
  turn?: boolean;
  seat?: number | null;
  steps?: number;
  undone?: number | null;
}

export interface Confirm {
  type: "confirm";
  id: string;
  number: number;
  seat?: number | null;
  undone?: number | null;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Look {
  type: "look";
  id: string;
  at?: number | null;
  seat?: number | null;
  narrow?: boolean | null;
  again?: boolean;
}

export interface Log {
  type: "log";
  id: string;
  before: number;
  seat?: number | null;
}

export interface Hint {
  type: "hint";
  id: string;
  number: number;
  seat?: number | null;
  undone?: number | null;
}

export interface Weigh {
  type: "weigh";
  id: string;
  number: number;
  action: number;
  seat?: number | null;
  undone?: number | null;
}

export interface Why {
  type: "why";
  id: string;
  things: string[];
  seat?: number | null;
}

export interface Manage {
  type: "manage";
  id: string;
  what: "leave" | "leave_to_bot" | "pause" | "rematch" | "resume" | "take_back";
}

export interface Standing {
  type: "standing";
  id: string;
  order: string;
}

export interface ChoiceMessage {
  action: number;
  label: string;
  path: string[];
  help?: string;
  notation?: string;
}

export interface JourneyMessage {
  path: string[];
  actions: number[];
  label: string;
}

export interface LogLine {
  number: number;
  text: string;
  seat?: number;
  to_you?: boolean;
}

export interface ChatLine {
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  watching?: boolean;
}

export interface SeatMessage {
  seat: number;
  name: string;
  role: string;
  sign?: Sign | null;
  bot?: string;
  here?: boolean;
  deciding?: boolean;
  clock?: number | null;
  rank?: number;
  score?: number | null;
  you?: boolean;
  standing?: string;
  parts?: string[];
}

export interface OrderMessage {
  order: string;
  label: string;
  given?: boolean;
}

export interface LessonPage {
  text: string;
  light?: string[];
}

export interface LessonMessage {
  step: number;
  steps: number;
  pages: LessonPage[];
  actions?: number[];
  over?: boolean;
  task?: string;
  next?: string;
}

export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  title: string;
  number: number;
  last: number;
  status: "closed" | "over" | "paused" | "running" | "waiting";
  viewer: number | null;
  prompt: string;
  choices: ChoiceMessage[];
  scene: SceneMessage;
  log: LogLine[];
  log_from: number;
  seats: SeatMessage[];
  can_undo: boolean;
  to_confirm: boolean;
  window: number | null;
  result: string;
  narrow: boolean;
  art: string;
  rematch: string;
  casual: boolean;
  may_return: boolean;
  host: boolean;
  undone: number;
  between: FrameMessage[];
  again: boolean;
  journeys: JourneyMessage[];
  orders: OrderMessage[];
  lesson: LessonMessage | null;
  rule: string;
}

export interface TableDelta {
  type: "delta";
  log_from: number;
  log?: LogLine[];
  number?: number;
  last?: number;
  status?: "closed" | "over" | "paused" | "running" | "waiting";
  prompt?: string;
  choices?: [number, number, ChoiceMessage[]][];
  journeys?: [number, number, JourneyMessage[]][];
  scene?: SceneDelta;
  seats?: [number, number, SeatMessage[]][];
  orders?: [number, number, OrderMessage[]][];
  can_undo?: boolean;
  to_confirm?: boolean;
  window?: number | null;
  result?: string;
  rematch?: string;
  may_return?: boolean;
  host?: boolean;
  undone?: number;
  lesson?: LessonMessage | null;
  rule?: string;
  between?: FrameMessage[];
  again?: boolean;
}

export interface Done {
  type: "done";
  id: string;
  number: number;
}

export interface Refused {
  type: "refused";
  id: string;
  text: string;
  stale: boolean;
}

export interface LogMessage {
  type: "log";
  id: string;
  viewer: number | null;
  log_from: number;
  log: LogLine[];
}

export interface HintMessage {
  type: "hint";
  id: string;
  action: number;
  text: string;
  why: string[];
  cost: string[];
}

export interface WeighMessage {
  type: "weigh";
  id: string;
  action: number | null;
  text: string;
  why: string[];
  cost: string[];
}

export interface WhyMessage {
  type: "why";
  id: string;
  text: string;
}

export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

export interface Presence {
  type: "presence";
  seats: SeatMessage[];
  watching: number;
}

export interface ThingTold {
  key: string;
  symbols: string[];
  title: string;
  text: string;
}

export interface Art {
  symbols: Record<string, string>;
  backdrops: Record<string, string>;
  colours: Record<string, string>;
  defs: string;
}

export type Request = Act | Undo | Confirm | Say | Look | Log | Hint | Weigh | Why | Manage | Standing;

export type Message = TableMessage | TableDelta | Done | Refused | LogMessage | HintMessage | WeighMessage | WhyMessage | ChatMessage | Presence;
