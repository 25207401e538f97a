import type { Hono } from 'hono';

/** A user of the portal as known to the vendor of a tool: from the portal's userinfo endpoint, and from the opened address. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  /** The brand whose tool was opened. */
  readonly brand: string;
  /** Null for private customers. */
  readonly company: string | null;
  /** Roles in the portal that the tool's scope includes. */
  readonly roles: readonly string[];
}

/** Routes of a vendor: each call has its visitor. */
export interface VendorEnv {
  readonly Variables: { readonly visitor: Visitor };
}

/** A tool that the portal frames: its name at the portal's authorization server, and its API below `/api/<client>`. */
export interface Vendor {
  readonly client: string;
  readonly api: Hono<VendorEnv>;
}
